/** A project in `tests/hosts/` that installs our package, and how it is worked with. */
export interface HostKind {
  /** As the table prints it. */
  name: string;
  /** Its folder. */
  folder: string;
  /** What it installs beside our package, the first of which gives it its version in the table. */
  packages: Readonly<Record<string, string>>;
  /** Programs of these packages, with their arguments: what checks its types, what builds it, and what serves it on a port. */
  check?: readonly string[];
  build: readonly string[];
  serve: (port: number) => readonly string[];
}

const VITE = "8.3.8";
const TYPESCRIPT = "6.0.3";
/** What publishes our package's entries as a bundler and an editor see them. */
export const PUBLINT = "publint@0.3.25";

const vite = {
  build: ["vite", "build", "--logLevel", "warn"],
  serve: (port: number) => ["vite", "preview", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
};

/** The frameworks, each at the version that is named here and nowhere else. */
export const HOST_KINDS: readonly HostKind[] = [
  {
    name: "React 19, Vite",
    folder: "react-19",
    packages: {
      react: "19.3.1",
      "react-dom": "19.3.1",
      "@types/react": "19.3.0",
      "@types/react-dom": "19.3.0",
      "@vitejs/plugin-react": "6.3.0",
      vite: VITE,
      typescript: TYPESCRIPT,
    },
    check: ["tsc"],
    ...vite,
  },
  {
    name: "React 18, Vite",
    folder: "react-18",
    packages: {
      react: "18.3.1",
      "react-dom": "18.3.1",
      "@types/react": "18.3.8",
      "@types/react-dom": "18.3.7",
      "@vitejs/plugin-react": "6.3.0",
      vite: VITE,
      typescript: TYPESCRIPT,
    },
    check: ["tsc"],
    ...vite,
  },
  {
    name: "Vue 3, Vite",
    folder: "vue-3",
    packages: {
      vue: "3.5.45",
      "@vitejs/plugin-vue": "6.0.11",
      "vue-tsc": "3.3.14",
      vite: VITE,
      typescript: TYPESCRIPT,
    },
    check: ["vue-tsc"],
    ...vite,
  },
  {
    name: "Svelte 5, Vite",
    folder: "svelte-5",
    packages: {
      svelte: "5.57.3",
      "@sveltejs/vite-plugin-svelte": "7.3.1",
      "svelte-check": "4.7.8",
      vite: VITE,
      typescript: TYPESCRIPT,
    },
    check: ["svelte-check", "--fail-on-warnings", "--output", "human"],
    ...vite,
  },
  {
    name: "Next.js, rendered on the server",
    folder: "next",
    packages: {
      next: "16.4.6",
      react: "19.3.1",
      "react-dom": "19.3.1",
      "@types/node": "20.19.43",
      "@types/react": "19.3.0",
      "@types/react-dom": "19.3.0",
      typescript: TYPESCRIPT,
    },
    // Its build checks the types.
    build: ["next", "build"],
    serve: (port) => ["next", "start", "--hostname", "127.0.0.1", "--port", String(port)],
  },
];
