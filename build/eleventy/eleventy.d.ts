/** Declares the parts of Eleventy 3.1's API that are used here; the package has no types. */
declare module "@11ty/eleventy" {
  export interface UserConfig {
    benchmarks: { config: { setIsVerbose(isVerbose: boolean): void } };
    addPlugin<Options>(plugin: (config: UserConfig, options: Options) => void, options: Options): void;
    addTemplateFormats(formats: string[]): void;
    addExtension(extensions: string[], options: { key: string; compile: () => unknown }): void;
    addGlobalData(name: string, value: unknown): void;
    addUrlTransform(transform: (page: { url: string }) => string | undefined): void;
  }

  interface EleventyOptions {
    configPath: string;
    quietMode?: boolean;
    source?: "cli" | "script";
  }

  export default class Eleventy {
    constructor(input: string, output: string, options: EleventyOptions);
    logger: { overrideLogger: (logger: Pick<Console, "log" | "warn" | "error">) => void };
    /** @returns the copied files and the written pages */
    write(): Promise<[unknown[], { inputPath: string; outputPath: string; url: string }[]]>;
  }
}
