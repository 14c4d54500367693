"""OpenAPI, AsyncAPI and TypeScript, made from the types that the server reads and writes."""
