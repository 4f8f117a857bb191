SwaggerUIBundle({
  url: "/openapi.yaml",
  dom_id: "#contract",
  deepLinking: true,
  displayRequestDuration: true,
  validatorUrl: null,
});
