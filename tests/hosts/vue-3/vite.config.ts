import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

/** Makes Vue treat tags with a hyphen as custom elements instead of Vue components. */
const isCustomElement = (tag: string): boolean => tag.includes("-");

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
