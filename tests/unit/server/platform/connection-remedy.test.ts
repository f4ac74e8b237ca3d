import { connect, createServer } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { expect, it, onTestFinished } from "vitest";
import { connectionRemedy } from "../../../../server/platform/backend-error.ts";
import { listen } from "../../../serve.ts";

const failure = (socket: ReturnType<typeof connect>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    socket.once("error", resolve).once("secureConnect", () => reject(new Error("The connection was made.")));
  });
const remedy = async (socket: ReturnType<typeof connect>) =>
  connectionRemedy(await failure(socket), "no TLS");

it("a connection error comes with a suggested fix", async () => {
  expect(await remedy(connect(25, "nowhere.invalid"))).toMatch(
    /^(?:no host has that name|the host name could not)/,
  );
  const closed = createServer();
  const port = await listen(closed);
  await new Promise((done) => closed.close(done));
  expect(await remedy(connect(port, "127.0.0.1"))).toContain("nothing is listening on that port");
  const plainServer = createServer((socket) =>
    socket.on("error", () => undefined).write("220 mail.example ESMTP\r\n"),
  );
  onTestFinished(() => void plainServer.close());
  expect(await remedy(connectSecurely(await listen(plainServer), "127.0.0.1"))).toBe("no TLS");
});

it("an error that is not a connection error comes without a suggested fix", () => {
  expect(connectionRemedy(new Error("duplicate key"), "no TLS")).toBeUndefined();
  expect(connectionRemedy(undefined, "no TLS")).toBeUndefined();
});

it("an error that a connection error caused comes with a suggested fix", () => {
  const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(connectionRemedy(new Error("fetch failed", { cause }), "no TLS")).toContain(
    "nothing is listening on that port",
  );
});
