/** Answers in the shape of GitHub's REST API. */

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent: Answer = { status: 204 };

/** "Resource not accessible…": an error has a message, an address of the documentation, and its status as a text. */
export const failure = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: {
    message,
    ...more,
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  },
});

export const notFound = failure(404, 'Not Found');
export const unprocessable = (message: string, errors?: object[]): Answer =>
  failure(422, message, errors && { errors });
