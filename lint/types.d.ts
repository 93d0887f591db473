import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

/** A rule of this project; each has one set of messages and no options. */
export interface Rule {
  meta: Pick<TSESLint.RuleMetaData<string>, 'type' | 'schema' | 'messages'>;
  create: (context: Context) => TSESLint.RuleListener;
}

export type Context = Readonly<TSESLint.RuleContext<string, []>>;
export type SourceCode = Readonly<TSESLint.SourceCode>;
export type ScopeManager = TSESLint.Scope.ScopeManager | null;
export type Scope = TSESLint.Scope.Scope;
export type Variable = TSESLint.Scope.Variable;
export type Reference = TSESLint.Scope.Reference;

export type Node = TSESTree.Node;
export type CallExpression = TSESTree.CallExpression;
export type CatchClause = TSESTree.CatchClause;
export type ImportDeclaration = TSESTree.ImportDeclaration;
export type JSXElement = TSESTree.JSXElement;
export type JSXExpressionContainer = TSESTree.JSXExpressionContainer;
export type JSXFragment = TSESTree.JSXFragment;
export type JSXOpeningElement = TSESTree.JSXOpeningElement;
export type Literal = TSESTree.Literal;
export type MemberExpression = TSESTree.MemberExpression;
export type ObjectExpression = TSESTree.ObjectExpression;
/** A property, method or spread of an object or of a pattern. */
export type Property = TSESTree.ObjectLiteralElement | TSESTree.ObjectPattern['properties'][number];
export type TemplateElement = TSESTree.TemplateElement;
export type TemplateLiteral = TSESTree.TemplateLiteral;
