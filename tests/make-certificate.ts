import { execFileSync } from "node:child_process";

/** Makes a key and a self-signed certificate, both in one text. */
export function makeCertificate(): { key: string; cert: string } {
  const names = [
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost,DNS:hook.example,IP:127.0.0.1",
  ];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const output = ["-keyout", "-", "-out", "-"];
  const pem = execFileSync("openssl", ["req", "-x509", ...kind, ...names, ...output], {
    encoding: "utf8",
    stdio: "pipe",
  });
  return { key: pem, cert: pem };
}
