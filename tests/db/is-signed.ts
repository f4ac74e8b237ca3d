import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const sign = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * Verifies the AWS Signature Version 4 of a request without a query string, but not that the body matches its signed
 * hash.
 */
export function isSigned({ method, url, headers }: IncomingMessage, secret: string): boolean {
  const [, scope = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const [day = "", region = "", service = ""] = scope.split("/");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name])}\n`);
  const request = [method, url, "", lines.join(""), names, headers["x-amz-content-sha256"]].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash(request)].join("\n");
  const key = [region, service, "aws4_request"].reduce<Buffer>(sign, sign(`AWS4${secret}`, day));
  return sign(key, text).toString("hex") === signature;
}
