// React picks its build when it is first imported; its development build renders a page in twice the time.
process.env.NODE_ENV ??= "production";
