import r2wc from "@r2wc/react-to-web-component";
import { PartnerConfigurator } from "./partner-configurator.tsx";

// Plain r2wc is enough, since the configurator is not prerendered and therefore needs no hydration.
customElements.define("partner-configurator", r2wc(PartnerConfigurator, { props: { settings: "json" } }));
