/** The styles of the operators' pages, which load nothing. */
export const operatorStyles = `
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:1rem}
main{max-width:60rem;margin:0 auto}
section{border-top:1px solid #888;padding:1rem 0}
h2{font-size:1.2rem;margin:0 0 .5rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .8rem .3rem 0;vertical-align:top;overflow-wrap:break-word}
th{white-space:nowrap}
tbody tr{border-top:1px solid #8886}
meter{width:6rem;vertical-align:middle}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.5rem 0}
label{display:grid;gap:.2rem}
input,select,button,summary{font:inherit;min-height:2.75rem;box-sizing:border-box}
input,select{max-width:100%;padding:.3rem .5rem}
button{padding:.3rem 1rem}
summary{display:list-item;padding:.5rem 0;cursor:pointer;min-height:0}
.notice{border-left:4px solid;padding:.5rem 1rem;white-space:pre-line;overflow-wrap:anywhere}
.wide{overflow-x:auto}
.wide table{min-width:48rem}
.wide td:nth-child(2){white-space:nowrap}
.figures td,.figures th{white-space:nowrap}
.figures table{min-width:0}
.chart{margin:1rem 0;min-width:0}
figcaption{margin-bottom:.5rem}
.u-legend{font-size:.9rem}
.graph path{stroke:#2f6fde;opacity:.5}
.graph path:hover{opacity:1}
.graph text{fill:currentColor;font:.9rem system-ui,sans-serif}
dt{font-weight:600;margin-top:.5rem}
dd{margin:0;overflow-wrap:anywhere}
small{font-weight:400}
a{color:inherit}
`;
