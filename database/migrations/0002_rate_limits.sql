-- Counts of requests and of wrong guesses, as rate-limiter-flexible keeps them. Unlogged: cheap to write, and forgotten
-- only when the database itself crashes.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
