import r2wc from "@r2wc/react-to-web-component";
import { PartnerConfigurator } from "./partner-configurator.tsx";

// Not prerendered, so that the plain renderer does: nobody sees a configurator before its script.
customElements.define("partner-configurator", r2wc(PartnerConfigurator, { props: { settings: "json" } }));
