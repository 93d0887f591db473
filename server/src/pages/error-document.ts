import { hashSource, policyFor } from './content-policy';

const css = 'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:1rem;background:#15173D;color:#F4EFE2;font:1.0625rem/1.75rem system-ui,sans-serif}h1{font:500 2.125rem/2.5rem serif;margin:0 0 1rem}a{color:#E3C27A}';

/** What a visitor sees where no document can be made at all: it needs no release, and no script. */
export const errorDocument = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Oracle &amp; Astra is not available</title>
<style>${css}</style></head>
<body><main><h1>We cannot show this page now</h1><p>The fault is ours, and we have been told of it. Nothing was charged.</p><p><a href="">Try again</a></p></main></body></html>
`;

export const errorPolicy = policyFor({ scripts: [], styles: [hashSource(css)] });
