/** What a check needs of a browser, and two protocols can give. */
export interface Engine {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** An engine and where it comes from: `launch` is absent where it is not installed. */
export interface EngineSource {
  name: string;
  /** The Debian package that brings it. */
  package: string;
  launch?: () => Promise<Engine>;
}

export const ESCAPE = '\uE00C';
