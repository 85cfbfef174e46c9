import { parseSync } from 'libpg-query';
import { TABLE_KINDS, type TableKind } from './table-kinds.ts';

/** A node of PostgreSQL's own parse tree: an object with one key, its type, or the list or value below it. */
// biome-ignore lint/suspicious/noExplicitAny: the tree is walked whatever it holds
type Tree = any;

/** A table, subquery or CTE in FROM that holds facts, and its columns that hold the store's id. */
type Item = { name: string; keys: ReadonlySet<string>; group: Item | null };
type Scope = { items: Item[]; outer: Scope | null };
/** What a selection returns: whether it reads facts, and which of its columns hold the store's id, if any. */
type Given = { hasFacts: boolean; keys: ReadonlySet<string> };
type Named = ReadonlyMap<string, Given>;

/** Stands for a store given by value: everything that is compared with it is of one store. */
const GIVEN: Item = { name: 'a given store', keys: new Set(), group: null };

/**
 * Why a statement cannot run if people's tables, facts and sums are in separate databases and facts are sharded by
 * store; null if it can. Only select, insert, update and delete are checked, not table definitions.
 */
export function distributionProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const found: string[] = [];
  for (const { stmt } of parseSync(text).stmts ?? []) {
    const tree: Tree = stmt;
    if (!tree.SelectStmt && !tree.InsertStmt && !tree.UpdateStmt && !tree.DeleteStmt) continue;
    const mixed = mixOf(tree);
    if (mixed) found.push(mixed);
    else new Joins(found).read(tree, null, new Map());
  }
  return found[0] ?? null;
}

/** A table's kind. Partitions such as `poll_20261123` have the kind of their table. */
export function kindOf(table: string): TableKind | null {
  const kinds: Record<string, TableKind> = TABLE_KINDS;
  if (kinds[table]) return kinds[table];
  const parent = Object.keys(kinds)
    .filter((name) => table.startsWith(`${name}_`))
    .sort((one, other) => other.length - one.length)[0];
  return parent ? kinds[parent]! : null;
}

function mixOf(tree: Tree): string | null {
  const ctes = new Set(nodesOf(tree, 'CommonTableExpr').map(({ ctename }) => ctename));
  const relations = [...nodesOf(tree, 'RangeVar'), ...nodesOf(tree, 'relation')];
  const tables = relations.filter(({ relname, schemaname }) => relname && !schemaname && !ctes.has(relname));
  const names = [...new Set(tables.map(({ relname }): string => relname))];
  const of = (...kinds: TableKind[]) =>
    names.filter((name) => {
      const kind = kindOf(name);
      return kind !== null && kinds.includes(kind);
    });
  const [people, others] = [of('people'), of('facts', 'sums', 'reference')];
  if (people.length > 0 && others.length > 0) return `mixes people's ${people} with ${others}`;
  const [facts, sums] = [of('facts'), of('sums')];
  return facts.length > 0 && sums.length > 0 ? `mixes facts (${facts}) with sums (${sums})` : null;
}

function nodesOf(tree: Tree, type: string): Tree[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]) => [
    ...(key === type && !Array.isArray(below) ? [below] : []),
    ...nodesOf(below, type),
  ]);
}

class Joins {
  readonly #found: string[];

  constructor(found: string[]) {
    this.#found = found;
  }

  /** A whole statement, or a selection within one. */
  read(tree: Tree, outer: Scope | null, named: Named): Given {
    const { SelectStmt, InsertStmt, UpdateStmt, DeleteStmt } = tree;
    if (SelectStmt) return this.#select(SelectStmt, outer, named);
    const change = InsertStmt ?? UpdateStmt ?? DeleteStmt;
    const known = this.#withNamed(change.withClause, outer, named);
    const scope: Scope = { items: [], outer };
    const target = itemOfTable(change.relation);
    if (target) scope.items.push(target);
    if (InsertStmt) {
      // the target is not part of the selection
      if (change.selectStmt) this.read(change.selectStmt, outer, known);
      this.#below(change.onConflictClause, scope, known);
    } else {
      const from = change.fromClause ?? change.usingClause ?? [];
      this.#within(scope, from, change.whereClause, [change.targetList], known);
      this.#assertJoined(scope, new Set());
    }
    return this.#given(scope, change.returningList ?? [], []);
  }

  #select(select: Tree, outer: Scope | null, named: Named): Given {
    const known = this.#withNamed(select.withClause, outer, named);
    if (select.op && select.op !== 'SETOP_NONE') {
      const [one, other] = [this.#select(select.larg, outer, known), this.#select(select.rarg, outer, known)];
      this.#below(select.sortClause, { items: [], outer }, known);
      return { hasFacts: one.hasFacts || other.hasFacts, keys: one.hasFacts ? one.keys : other.keys };
    }
    const scope: Scope = { items: [], outer };
    const others = [select.targetList, select.havingClause, select.sortClause, select.groupClause, select.valuesLists];
    const gathered = this.#within(scope, select.fromClause ?? [], select.whereClause, others, known);
    this.#assertJoined(scope, tablesNamedIn(select));
    return this.#given(scope, select.targetList ?? [], gathered);
  }

  #withNamed(clause: Tree, outer: Scope | null, named: Named): Named {
    const known = new Map(named);
    for (const { CommonTableExpr: cte } of clause?.ctes ?? []) {
      const given = this.read(cte.ctequery, outer, known);
      const columns: string[] = (cte.aliascolnames ?? []).map(({ String: { sval } }: Tree) => sval);
      known.set(cte.ctename, columns.length === 0 ? given : { ...given, keys: new Set(columns.filter(isKey)) });
    }
    return known;
  }

  /** Fills a scope. Returns the items in FROM whose rows belong to no store: Citus gathers those first. */
  #within(scope: Scope, from: Tree[], where: Tree, others: Tree[], named: Named): Given[] {
    const conditions: Tree[] = [];
    const gathered: Given[] = [];
    for (const tree of from) this.#addFrom(tree, scope, named, conditions, gathered);
    if (where) conditions.push(where);
    for (const condition of conditions) this.#join(condition, scope);
    for (const tree of [...conditions, ...others]) this.#below(tree, scope, named);
    return gathered;
  }

  #addFrom(tree: Tree, scope: Scope, named: Named, conditions: Tree[], gathered: Given[]): void {
    const { RangeVar, RangeSubselect, JoinExpr, RangeFunction } = tree;
    const add = (name: string, given: Given) => {
      if (given.hasFacts && given.keys.size > 0) scope.items.push({ name, keys: given.keys, group: null });
      else gathered.push(given);
    };
    if (RangeVar) {
      const name = RangeVar.alias?.aliasname ?? RangeVar.relname;
      const cte = RangeVar.schemaname ? undefined : named.get(RangeVar.relname);
      const table = itemOfTable(RangeVar);
      if (cte) add(name, cte);
      else if (table) scope.items.push(table);
    }
    if (RangeSubselect)
      add(
        RangeSubselect.alias?.aliasname ?? '',
        this.read(RangeSubselect.subquery, RangeSubselect.lateral ? scope : scope.outer, named),
      );
    if (RangeFunction) this.#below(RangeFunction.functions, scope, named);
    if (!JoinExpr) return;
    const before = scope.items.length;
    this.#addFrom(JoinExpr.larg, scope, named, conditions, gathered);
    const between = scope.items.length;
    this.#addFrom(JoinExpr.rarg, scope, named, conditions, gathered);
    if (JoinExpr.quals) conditions.push(JoinExpr.quals);
    const using: string[] = (JoinExpr.usingClause ?? []).map(({ String: { sval } }: Tree) => sval);
    for (const column of using) {
      const [left] = scope.items.slice(before, between).filter(({ keys }) => keys.has(column));
      const [right] = scope.items.slice(between).filter(({ keys }) => keys.has(column));
      if (left && right) unite(left, right);
    }
  }

  /** Unites the items that a condition says are of one store. */
  #join(condition: Tree, scope: Scope): void {
    const { BoolExpr, A_Expr } = condition;
    if (BoolExpr?.boolop === 'AND_EXPR') for (const part of BoolExpr.args) this.#join(part, scope);
    if (A_Expr?.kind !== 'AEXPR_OP' || A_Expr.name?.[0]?.String?.sval !== '=') return;
    const [left, right] = [A_Expr.lexpr, A_Expr.rexpr];
    const pairs: [Tree, Tree][] =
      left.RowExpr && right.RowExpr
        ? left.RowExpr.args.map((each: Tree, index: number): [Tree, Tree] => [each, right.RowExpr.args[index]])
        : [[left, right]];
    for (const [one, other] of pairs) {
      const [a, b] = [storeIn(one, scope), storeIn(other, scope)];
      if (a && b) unite(a, b);
    }
  }

  /** The items of a scope must be joined on their store, and with those of the outer scopes that they refer to. */
  #assertJoined({ items, outer }: Scope, named: ReadonlySet<string>): void {
    const [first, ...others] = items;
    if (!first) return;
    const apart = others.find((item) => rootOf(item) !== rootOf(first));
    if (apart) this.#found.push(`joins ${first.name} with ${apart.name}, but not on their store`);
    const asked = scopesOf(outer)
      .flatMap((scope) => scope.items)
      .filter(({ name }) => named.has(name));
    const isWithin = asked.length === 0 || asked.some((item) => rootOf(item) === rootOf(first));
    if (!isWithin) this.#found.push(`asks ${first.name} of ${asked[0]!.name}, but not by its store`);
  }

  /** Subqueries within expressions: what they take from outer scopes must be of their store. */
  #below(tree: Tree, scope: Scope, named: Named): void {
    if (typeof tree !== 'object' || tree === null) return;
    const { SubLink } = tree;
    if (!SubLink) {
      for (const below of Object.values(tree)) this.#below(below, scope, named);
      return;
    }
    const inner = this.read(SubLink.subselect, scope, named);
    if (SubLink.testexpr) this.#below(SubLink.testexpr, scope, named);
    if (SubLink.subLinkType !== 'ANY_SUBLINK' || !inner.hasFacts || scopesOf(scope).every(({ items }) => !items.length))
      return;
    const asked: Tree[] = SubLink.testexpr?.RowExpr?.args ?? [SubLink.testexpr];
    if (inner.keys.size === 0 || !asked.some((each) => storeIn(each, scope)))
      this.#found.push(
        `looks for facts among facts (${nodesOf(SubLink, 'RangeVar').map(({ relname }) => relname)}), but not by their store`,
      );
  }

  #given(scope: Scope, targets: Tree[], gathered: Given[]): Given {
    const keys = new Set<string>();
    for (const { ResTarget } of targets) {
      const fields: Tree[] = ResTarget.val?.ColumnRef?.fields ?? [];
      const last = fields.at(-1);
      if (last?.A_Star) {
        const of = fields.length > 1 ? fields[0].String.sval : null;
        for (const item of scope.items) if (of === null || item.name === of) for (const key of item.keys) keys.add(key);
      } else if (last && storeIn(ResTarget.val, { ...scope, outer: null }))
        keys.add(ResTarget.name ?? last.String.sval);
    }
    return { hasFacts: scope.items.length > 0 || gathered.some(({ hasFacts }) => hasFacts), keys };
  }
}

/** The table names of qualified columns: `s` of `s.id`. */
function tablesNamedIn(tree: Tree): ReadonlySet<string> {
  const columns = nodesOf(tree, 'ColumnRef').filter(({ fields }) => fields.length > 1);
  return new Set(columns.flatMap(({ fields }) => fields[0].String?.sval ?? []));
}

function itemOfTable(relation: Tree): Item | null {
  const { relname, schemaname, alias } = relation;
  if (schemaname || kindOf(relname) !== 'facts') return null;
  return { name: alias?.aliasname ?? relname, keys: new Set([relname === 'store' ? 'id' : 'store_id']), group: null };
}

function isKey(column: string): boolean {
  return column === 'store_id';
}

/** The item whose store an expression names, or GIVEN for a value. Null if it is not a store's id. */
function storeIn(tree: Tree, scope: Scope): Item | null {
  if (tree?.TypeCast) return storeIn(tree.TypeCast.arg, scope);
  if (tree?.ParamRef || tree?.A_Const) return GIVEN;
  const names: (string | undefined)[] = (tree?.ColumnRef?.fields ?? []).map((field: Tree) => field.String?.sval);
  const column = names.at(-1);
  if (column === undefined) return null;
  for (const { items } of scopesOf(scope)) {
    const item = items.find(({ name, keys }) => keys.has(column) && (names.length === 1 || name === names[0]));
    if (item) return item;
  }
  return null;
}

function scopesOf(scope: Scope | null): Scope[] {
  return scope ? [scope, ...scopesOf(scope.outer)] : [];
}

function rootOf(item: Item): Item {
  return item.group ? rootOf(item.group) : item;
}

function unite(one: Item, other: Item): void {
  const [a, b] = [rootOf(one), rootOf(other)];
  if (a === b) return;
  // a given store is shared by many statements, so it is never put below another item
  if (a === GIVEN) b.group = a;
  else a.group = b;
}
