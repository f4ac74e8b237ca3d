import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compile } from "@tailwindcss/node";

export interface HostPage {
  name: string;
  css: string;
  body: string;
}

const { resolve } = createRequire(import.meta.url);

const BOOTSTRAP_BODY = `<nav class="navbar bg-primary px-3" data-bs-theme="dark"><a class="navbar-brand" href="#jobs">Jobs</a></nav>
  <div class="container py-4"><h1 class="display-5">Foreman</h1><p class="lead">A job in <a href="#texas">Texas</a>.</p>
  <form class="card p-3"><label class="form-label" for="own-email">Email</label><input class="form-control" id="own-email" type="email" placeholder="you@work.example">
  <fieldset><legend>Shift</legend><div class="form-check"><input class="form-check-input" type="radio" id="day" name="shift"><label class="form-check-label" for="day">Day</label></div></fieldset>
  <select class="form-select"><option>Any</option></select><textarea class="form-control"></textarea><button class="btn btn-primary text-uppercase">Search</button></form></div>`;

const TAILWIND_BODY = `<header class="flex items-center justify-between bg-slate-900 px-6 py-4 text-white"><a class="text-lg font-bold tracking-tight" href="#jobs">Jobs</a></header>
  <main class="prose mx-auto max-w-4xl space-y-4 p-6 text-right uppercase leading-8 tracking-widest text-slate-600"><h1 class="text-3xl font-semibold">Foreman</h1><p>A job in <a class="underline" href="#texas">Texas</a>.</p>
  <form class="grid gap-3 rounded-xl border p-4 shadow-lg ring-1 ring-slate-200 *:my-2"><label class="text-sm" for="own-email">Email</label><input class="rounded-md border px-3 py-2 focus:ring-2" id="own-email" type="email" placeholder="you@work.example">
  <fieldset><legend>Shift</legend><input type="radio" id="day" name="shift"><label for="day">Day</label></fieldset>
  <select><option>Any</option></select><textarea></textarea><button class="rounded-full bg-indigo-600 px-4 py-2 text-white transition hover:bg-indigo-500">Search</button></form></main>`;

/** Styles of pages that would change forms without a shadow root, and of a typical WordPress theme. */
const HOSTILE_CSS = `
  * { margin: 9px !important; color: red !important; letter-spacing: 3px; box-sizing: content-box; float: left }
  input, button, label, form { display: none !important; border: 5px solid lime !important; height: 3px !important }
  :root { color-scheme: light; font-size: 62.5%; line-height: 1 }
  body { text-transform: uppercase; font: italic 700 40px/3 fantasy; text-align: right; color: yellow; cursor: wait; visibility: visible; white-space: pre; word-spacing: 20px; direction: rtl; background: #000 }
  lead-form { color: red; font-size: 50px; text-transform: uppercase; letter-spacing: 4px }
  input[type="text"], input[type="email"] { width: 100%; padding: 1em; background: #fafafa }
  button { text-transform: uppercase; background: #cd2653; color: #fff; letter-spacing: 0.03em } fieldset { border: 2px solid; padding: 20px }`;

function bootstrap(): HostPage {
  const css = readFileSync(resolve("bootstrap/dist/css/bootstrap.min.css"), "utf8");
  return { name: "Bootstrap", css, body: BOOTSTRAP_BODY };
}

async function tailwind(): Promise<HostPage> {
  const compiler = await compile('@import "tailwindcss";', {
    base: process.cwd(),
    onDependency: () => undefined,
  });
  return {
    name: "Tailwind",
    css: compiler.build(TAILWIND_BODY.split(/[\s"<>=]+/)),
    body: TAILWIND_BODY,
  };
}

export const buildHostPages = async (): Promise<HostPage[]> => [
  bootstrap(),
  await tailwind(),
  { name: "rules for everything", css: HOSTILE_CSS, body: BOOTSTRAP_BODY },
];
