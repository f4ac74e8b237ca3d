import { Readable } from "node:stream";
import { Hono } from "hono";
import { z } from "zod";
import type { BackendEnv } from "../../http/backend-env.ts";
import { eraseFindings } from "../../submissions/erase-person.ts";
import { toSafeFileName } from "../../submissions/save-resume.ts";
import type { Desk } from "../open-desk.ts";
import { fit, readJson } from "./read-request.ts";
import { personShape } from "./request-shapes.ts";

/** A person's data: what there is, erasing it, and the file of a resume. */
export function personRoutes({ source }: Desk): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.post("/people/find", async (context) => {
    const person = await readJson(context, personShape);
    return context.json(await source.keeper.find(person));
  });
  app.post("/people/erase", async (context) => {
    const person = await readJson(context, personShape);
    return context.json(await eraseFindings(source.keeper, person, await source.keeper.find(person)));
  });
  // As a download and as bytes of no kind, so that nothing of it runs in a page of the desk.
  app.get("/resumes/:id", async (context) => {
    const { id } = fit(z.object({ id: z.uuid() }), context.req.param());
    const { filename, content } = await source.resume(id);
    const name = encodeURIComponent(toSafeFileName(filename)).replace(
      /['()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16)}`,
    );
    return context.body(Readable.toWeb(Readable.from(content)) as ReadableStream, 200, {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename*=UTF-8''${name}`,
    });
  });
  return app;
}
