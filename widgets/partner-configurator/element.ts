import r2wc from "@r2wc/react-to-web-component";
import { PartnerConfigurator } from "./partner-configurator.tsx";

// The configurator is not prerendered and needs no hydration, so plain r2wc is enough.
customElements.define("partner-configurator", r2wc(PartnerConfigurator, { props: { settings: "json" } }));
