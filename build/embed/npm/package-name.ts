/** Independent of the agency's brand: partners' code imports it. */
export const PACKAGE_NAME = "ridgebeam-forms";
