import { createServer, type Socket } from "node:net";
import { listen } from "../serve.ts";

export type LineHandler = (line: string, socket: Socket) => void;

export interface ScriptedServer {
  port: number;
  close(): Promise<void>;
}

export async function startScriptedServer(greeting: string, onLine: LineHandler): Promise<ScriptedServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    if (greeting !== "") socket.write(`${greeting}\r\n`);
    let unfinishedLine = "";
    socket.on("data", (data) => {
      const lines = (unfinishedLine + data.toString()).split("\r\n");
      unfinishedLine = lines.pop() ?? "";
      for (const line of lines) if (!socket.destroyed) onLine(line, socket);
    });
  });
  return {
    port: await listen(server),
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export const acceptUntilData: LineHandler = (line, socket) => {
  const [command = ""] = line.split(" ");
  const answers: Record<string, string> = {
    EHLO: "250 sink",
    MAIL: "250 ok",
    RCPT: "250 ok",
    DATA: "354 go on",
  };
  const answer = answers[command.toUpperCase()];
  if (answer !== undefined) socket.write(`${answer}\r\n`);
};
