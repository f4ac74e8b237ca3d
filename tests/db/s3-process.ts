import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import S3rver from "s3rver";
import { isSigned } from "./is-signed.ts";

// An S3 server in a separate process, which prints its port when it is ready. This process verifies signatures itself,
// since S3rver accepts any version 4 signature.
const [directory = "", port = "0"] = process.argv.slice(2);
const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: "ridgebeam-files" }] });
await s3.configureBuckets();
const handleS3Request = s3.callback();
const server = createServer((request, response) => {
  if (isSigned(request, "S3RVER")) handleS3Request(request, response);
  else response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
});
server.listen(Number(port), "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
