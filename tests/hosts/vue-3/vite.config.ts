import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

/** Tags of ours that are no components of the project. */
const isCustomElement = (tag: string): boolean => tag.includes("-");

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
