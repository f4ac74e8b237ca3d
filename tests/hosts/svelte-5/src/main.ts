import { mount } from "svelte";
import Jobs from "./jobs.svelte";

mount(Jobs, { target: document.getElementById("app")! });
