/** A page of one sentence, for whoever is not let in. */
export const refusalPage = (reason: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Desk</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
</head><body><main><h1>Not here</h1><p>${reason}</p>
<p>Each address works once. For a new one, stop npm run desk in the terminal and start it again.</p></main></body></html>`;
