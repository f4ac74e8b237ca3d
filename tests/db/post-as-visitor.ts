/** Posts forms to a server, which may run in another process, as a visitor with this API key. */
export function postAsVisitor(
  { url, key }: { url: string; key: string },
  extraHeaders: Record<string, string> = {},
) {
  const post = (path: string, type: string, body: BodyInit): Promise<Response> => {
    const headers = { apikey: key, "content-type": type, ...extraHeaders };
    return fetch(url + path, { method: "POST", headers, body });
  };
  return {
    insert: (table: string, row: object) =>
      post(`/rest/v1/${table}`, "application/json", JSON.stringify(row)),
    upload: (name: string, content: BodyInit) =>
      post(`/storage/v1/object/resumes/${name}`, "application/pdf", content),
  };
}
