import { useContext, type ReactNode } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

type MakeRules = IStyleSheetContext['stylis'];

/** Rules of components whose look hangs on what somebody wrote would come without end. */
const mostKept = 5000;
const made = new Map<string, string[]>();

function once(make: MakeRules): MakeRules {
  const createOnce = (css: string, selector = '', prefix = '', componentId = ''): string[] => {
    const key = [selector, prefix, componentId, css].join('\n');
    const known = made.get(key);
    if (known) return known;
    const rules = make(css, selector, prefix, componentId);
    if (made.size >= mostKept) made.clear();
    made.set(key, rules);
    return rules;
  };
  return Object.assign(createOnce, { hash: make.hash });
}

/** Each page has a sheet of its own, but the same rules: they are made of the components' styles once, not for each page. */
export function RulesOnce({ children }: { children: ReactNode }) {
  const given = useContext(StyleSheetContext);
  return <StyleSheetContext value={{ ...given, stylis: once(given.stylis) }}>{children}</StyleSheetContext>;
}
