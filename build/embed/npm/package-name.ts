/** The package's name, which stays when the agency's brand changes: partners' code imports it. */
export const PACKAGE_NAME = "ridgebeam-forms";
