export const EMBED_EVENTS: Readonly<Record<string, string>> = {
  "ridgebeam:ready": "the form is ready to use",
  "ridgebeam:start": "the visitor starts filling it in",
  "ridgebeam:before-submit": "the form is complete and about to be sent; preventDefault() stops it",
  "ridgebeam:submitted": "the request is stored",
  "ridgebeam:error": "it could not be stored, or the form cannot work; detail.reason says why",
};
