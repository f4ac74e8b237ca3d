/** Independent of the agency's brand, which may change, because partners' code imports this name. */
export const PACKAGE_NAME = "ridgebeam-forms";
