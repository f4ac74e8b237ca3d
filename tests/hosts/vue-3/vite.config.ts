import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

/** Tells Vue that tags with a hyphen, such as ours, are custom elements and not Vue components. */
const isCustomElement = (tag: string): boolean => tag.includes("-");

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
