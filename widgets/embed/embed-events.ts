/** When each event is dispatched. */
export const EMBED_EVENTS: Readonly<Record<string, string>> = {
  "ridgebeam:ready": "the form has been taken over by its script",
  "ridgebeam:start": "the visitor starts to fill it",
  "ridgebeam:before-submit":
    "the values are complete and about to be sent; preventDefault() keeps them from being sent",
  "ridgebeam:submitted": "they are stored",
  "ridgebeam:error": "they are not, or the form can not work; detail.reason says why",
};
