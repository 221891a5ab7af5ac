/** One broken rule, as ajv reports it. */
export type RuleError = { instancePath: string; keyword: string; params: Record<string, unknown> };

/** Whether a value fits its schema; the errors of the last call are kept beside the function, as ajv's are. */
export type Validator = { (value: unknown): boolean; errors?: RuleError[] | null };
