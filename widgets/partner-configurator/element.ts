import r2wc from "@r2wc/react-to-web-component";
import { PartnerConfigurator } from "./partner-configurator.tsx";

// Uses plain r2wc: the configurator is not prerendered, so there is nothing to hydrate.
customElements.define("partner-configurator", r2wc(PartnerConfigurator, { props: { settings: "json" } }));
