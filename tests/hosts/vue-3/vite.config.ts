import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

/** Our tags are not Vue components. */
const isCustomElement = (tag: string): boolean => tag.includes("-");

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
