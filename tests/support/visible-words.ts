import ts from "typescript";

/** Attributes that people read or hear. */
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
  "title",
  "placeholder",
  "alt",
  "label",
  "description",
  "hint",
]);

/**
 * Words that stand in a file of screens instead of in the dictionary: text between tags, attributes people read or
 * hear, and titles of pages given as plain text. @returns each with its line, such as `12: Save`.
 */
export function wordsInCode(file: string, source: string): string[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const at = `${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: `;
    found.push(
      ...listTexts(node)
        .filter((text) => /\p{L}{2,}/u.test(text))
        .map((text) => at + text.trim()),
    );
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function listTexts(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [withoutEntities(node.text)];
  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()))
    return node.initializer ? literalsIn(node.initializer) : [];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
    return literalsIn(node.expression);
  if (ts.isVariableDeclaration(node) && node.name.getText() === "metadata" && node.initializer)
    return titlesIn(node.initializer);
  if (ts.isFunctionDeclaration(node) && node.name?.text === "generateMetadata" && node.body) return titlesIn(node.body);
  return [];
}

/** Texts that an expression may become: either side of a choice and of `??`, and the fixed parts of a template. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression ? literalsIn(node.expression) : [];
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return /^(\?\?|\|\||&&|\+)$/.test(node.operatorToken.getText())
      ? [...literalsIn(node.left), ...literalsIn(node.right)]
      : [];
  return [];
}

function titlesIn(node: ts.Node): string[] {
  const own =
    ts.isPropertyAssignment(node) && ["title", "description", "default"].includes(node.name.getText())
      ? literalsIn(node.initializer)
      : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...titlesIn(child)));
  return [...own, ...inner];
}

const withoutEntities = (text: string) => text.replace(/&#?\w+;/g, " ");
