export const renderRefusalPage = (reason: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Desk</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
</head><body><main><h1>Not here</h1><p>${reason}</p></main></body></html>`;
