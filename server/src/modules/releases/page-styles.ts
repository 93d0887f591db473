/** The inline styles of the operators' pages: the site's colours and system fonts. */
export const operatorStyles = `
:root{color-scheme:light dark;--night:#15173D;--on-night:#F4EFE2;--gold:#E3C27A;--paper:#FBF7EE;--raised:#FFFDF8;--ink:#221F33;--ink-2:#5A5569;--rule:#DFD5C1;--control:#857B69;--solid:#23265E;--on-solid:#F4EFE2;--link:#373B9E;--good:#28633D;--good-wash:#E3EFE2;--bad:#A1281D;--bad-wash:#FAE5DF;--gold-ink:#735610;--gold-wash:#F5EACB;--focus:#373B9E}
@media (prefers-color-scheme:dark){:root{--night:#0B0D24;--paper:#1A1820;--raised:#24212B;--ink:#EFE9DB;--ink-2:#B8B1BE;--rule:#393541;--control:#8A8494;--solid:#3A3E86;--link:#B7BBFF;--good:#8ACB9F;--good-wash:#1B2E22;--bad:#FF9F8F;--bad-wash:#3D1F1B;--gold-ink:#E3C27A;--gold-wash:#352C1B;--focus:#F7C983}}
body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:var(--paper);color:var(--ink)}
main{max-width:72rem;margin:0 auto;padding:1rem}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.5rem max(1rem,50% - 35rem);background:var(--night);color:var(--on-night)}
.bar b{margin-right:auto;font:600 1.2rem Georgia,serif}
.bar a{display:inline-flex;align-items:center;min-height:2.75rem;text-decoration:none;border-bottom:2px solid transparent}
.bar a[aria-current]{border-color:var(--gold)}
h1{font:600 2rem/1.2 Georgia,serif;margin:1rem 0 0}
section{border-top:1px solid var(--rule);padding:1.5rem 0}
h2{font-size:1.2rem;margin:0 0 .5rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .8rem .3rem 0;vertical-align:top;overflow-wrap:anywhere}
th{white-space:nowrap}
thead th{font-weight:400;font-size:.9rem;color:var(--ink-2)}
tbody tr{border-top:1px solid var(--rule)}
meter{width:6rem;vertical-align:middle}
@media (max-width:29.99rem){meter{width:3rem}.channels td,.channels th{padding-right:.5rem}}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.5rem 0}
label{display:grid;gap:.2rem}
input,select,button,summary{font:inherit;min-height:2.75rem;box-sizing:border-box}
input,select{max-width:100%;padding:.3rem .5rem;color:inherit;background:var(--raised);border:1px solid var(--control);border-radius:.5rem}
button{padding:.3rem 1rem;color:var(--on-solid);background:var(--solid);border:1px solid transparent;border-radius:.5rem;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.bar :focus-visible{outline-color:var(--gold)}
summary{display:list-item;padding:.6rem 0;cursor:pointer}
.chip{display:inline-block;padding:.1rem .6rem;border-radius:1rem;font-size:.85rem;font-weight:400;background:var(--good-wash);color:var(--good)}
.chip.canary,.chip.pinned{background:var(--gold-wash);color:var(--gold-ink)}
.notice{padding:.75rem 1rem;border-radius:.5rem;white-space:pre-line;overflow-wrap:anywhere;background:var(--good-wash);color:var(--good)}
.notice[role=alert]{background:var(--bad-wash);color:var(--bad)}
.wide{overflow-x:auto}
.wide table{min-width:48rem}
.wide td:nth-child(2){white-space:nowrap}
.mute{color:var(--ink-2)}
.head{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;justify-content:space-between}
.strip{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;margin:0 0 .75rem;padding:.6rem 1rem;border-left:4px solid var(--bad);border-radius:.25rem;background:var(--bad-wash);overflow-wrap:anywhere}
.strip a{display:inline-flex;align-items:center;min-height:2.75rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:1px;margin:1rem 0 .25rem;background:var(--rule);border-block:1px solid var(--rule)}
.facts div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:.75rem;background:var(--paper)}
.facts dt{margin:0;font-size:.9rem;font-weight:400;color:var(--ink-2)}
.facts dd{font:600 1.4rem/1.3 Georgia,serif;font-variant-numeric:tabular-nums}
.two{display:grid;gap:1rem 2rem}
.two>*{min-width:0}
.compared{margin:1rem 0 2rem;overflow-wrap:anywhere}
.compared h3,.compared h4{margin:0 0 .25rem;font-size:1.1rem}
.reason{margin:.25rem 0;font-weight:600}
.sides td,.sides th,.n{font-variant-numeric:tabular-nums}
.compared ol{margin:.25rem 0;padding-left:1.25rem}
.sides tbody th{font-weight:400;white-space:normal}
.sides thead th{white-space:normal}
.share{white-space:nowrap}
.acts{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:flex-start}
.acts>*{max-width:100%;margin:0}
.acts>form{margin:.25rem 0}
.acts>details[open]{flex-basis:100%}
.remote>.two{margin-top:.5rem}
.remote details th,.figures thead th{white-space:normal;overflow-wrap:anywhere}
.history td:nth-child(3),.history td:nth-child(4),.history td:nth-child(6){white-space:nowrap}
.figures table{font-size:.9rem}
pre{max-height:20rem;margin:.5rem 0;padding:.75rem;overflow:auto;background:var(--raised);border:1px solid var(--rule);border-radius:.5rem}
.gate{display:grid;gap:0 2rem;margin:0;padding:0;list-style:none}
.gate li{display:flex;gap:.75rem;min-width:0;padding:.5rem 0;border-top:1px solid var(--rule);overflow-wrap:anywhere}
.gate li>div{min-width:0}
.gate p{margin:.1rem 0}
.gate .mark{flex:none;width:1.2em;font-weight:600;text-align:center;color:var(--good)}
.gate .refused{grid-column:1/-1;padding:.75rem;background:var(--bad-wash)}
.gate .refused .mark,.gate .refused .mute{color:var(--bad)}
.gate .not-judged .mark{color:var(--ink-2)}
.chip.bad{background:var(--bad-wash);color:var(--bad)}
button.plain{color:inherit;background:none;border-color:var(--control)}
.lanes{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem .75rem;align-items:center}
.lanes svg{display:block;width:100%;height:1.5rem}
.lanes form{margin:0;flex-wrap:nowrap}
.lanes .tone0{fill:var(--link);opacity:.35}
.lanes .tone1{fill:var(--link);opacity:.65}
.lanes .share{fill:var(--gold)}
.lanes .end{fill:var(--bad)}
.lanes .cursor{fill:none;stroke:var(--ink);stroke-width:2;vector-effect:non-scaling-stroke}
input[type=range]{width:100%;padding:0;accent-color:var(--link)}
.ends{display:flex;justify-content:space-between;margin:0;font-size:.9rem}
.panels{min-height:16rem;overflow-x:auto}
@media (max-width:29.99rem){.panels td,.panels th,.sides td,.sides th{padding-right:.4rem;font-size:.9rem;white-space:normal}}
td.n,th.n{padding-right:.8rem;text-align:right}
.hidden{position:absolute;clip-path:inset(50%)}
[hidden]{display:none}
.figures td,.figures tbody th{white-space:nowrap}
.figures table{min-width:0}
.chart{margin:1rem 0;min-width:0}
figcaption{margin-bottom:.5rem}
.u-legend{font-size:.9rem}
.graphs{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:1.5rem 3rem;align-items:start}
.graph{display:block;width:100%;max-width:27rem;height:auto}
.graph path{stroke:var(--link);opacity:.5}
.graph path:hover{opacity:1}
.graph text{fill:currentColor;font:.9rem system-ui,sans-serif}
dt{font-weight:600;margin-top:.5rem}
dd{margin:0;overflow-wrap:anywhere}
small{font-weight:400}
a{color:inherit}
@media (min-width:48rem){.gate{grid-template-columns:1fr 1fr}}
@media (min-width:60rem){.two{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}.lines{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:0 1rem}.remote{display:grid;grid-template-columns:14rem minmax(0,1fr);gap:0 2rem}.remote>*{grid-column:2}.remote>h2{grid-column:1;grid-row:1/span 9}.remote h2 .chip{display:table;margin-top:.3rem}}
@media (max-width:47.99rem){.history thead{position:absolute;clip-path:inset(50%)}.history table,.history tbody{display:block;min-width:0}.history tr{display:flex;flex-wrap:wrap;gap:0 .75rem;padding:.5rem 0}.history td{padding:0}.history td:nth-child(n+5){flex-basis:100%}.history td:empty{display:none}}
`;

const pages = { '/ops': 'Releases', '/ops/jobs': 'Work for later', '/ops/care': 'Care', '/ops/rights': 'Requests by law' } as const;

/** The bar above each operators' page, with links to all of them. */
export const renderOperatorBar = (current: keyof typeof pages): string =>
  `<header class="bar"><b>Operators</b>${Object.entries(pages)
    .map(([address, name]) => `<a href="${address}"${address === current ? ' aria-current="page"' : ''}>${name}</a>`)
    .join('')}</header>`;
