import { useContext, type ReactNode } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

type CompileRules = IStyleSheetContext['stylis'];

/** Limits the cache, because styles that depend on user content are unlimited in number. */
const maxEntries = 5000;
const cache = new Map<string, string[]>();

function withCache(compileRules: CompileRules): CompileRules {
  const compile = (css: string, selector = '', prefix = '', componentId = ''): string[] => {
    const key = [selector, prefix, componentId, css].join('\n');
    const cached = cache.get(key);
    if (cached) return cached;
    const rules = compileRules(css, selector, prefix, componentId);
    if (cache.size >= maxEntries) cache.clear();
    cache.set(key, rules);
    return rules;
  };
  return Object.assign(compile, { hash: compileRules.hash });
}

/** Compiles the rules of styled components once for all pages; each page still has its own style sheet. */
export function CachedStyleRules({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  return <StyleSheetContext value={{ ...context, stylis: withCache(context.stylis) }}>{children}</StyleSheetContext>;
}
