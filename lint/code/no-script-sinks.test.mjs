import { noScriptSinks } from './no-script-sinks.mjs';
import { tester } from '../rule-tester.mjs';

const sink = (code) => ({ code, errors: [{ messageId: 'sink' }] });

tester.run('no-script-sinks', noScriptSinks, {
  valid: [
    'element.textContent = text;',
    'const { innerHTML } = element;',
    'const html = element.outerHTML;',
    "document.createElement('div');",
    'stream.write(text);',
    'form.register(name);',
    '<p lang="hi">{text}</p>;',
  ],
  invalid: [
    sink('element.innerHTML = html;'),
    sink('frame.srcdoc += html;'),
    sink("element.insertAdjacentHTML('beforeend', html);"),
    sink('document.write(html);'),
    sink("new DOMParser().parseFromString(html, 'text/html');"),
    sink('<p dangerouslySetInnerHTML={{ __html: html }} />;'),
    sink('const props = { dangerouslySetInnerHTML: { __html: html } };'),
    sink('<iframe srcDoc={html} />;'),
    sink("page.createElement('script');"),
    sink("navigator.serviceWorker.register('/sw.js');"),
    sink('new Worker(url);'),
    sink('new Function(code);'),
    sink('eval(code);'),
    sink('importScripts(url);'),
  ],
});
