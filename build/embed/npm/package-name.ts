/** Does not contain the agency's brand, because partners' code imports it. */
export const PACKAGE_NAME = "ridgebeam-forms";
