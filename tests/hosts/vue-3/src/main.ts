import { createApp } from "vue";
import Jobs from "./jobs.vue";

createApp(Jobs).mount("#app");
