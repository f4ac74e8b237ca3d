declare module "s3rver" {
  import type { RequestListener } from "node:http";

  /** An S3 server that keeps its objects in a folder. Its keys are both `S3RVER`. */
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
