DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "users_name_begins";--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin (lower("subject" || ' ' || "staff_id" || ' ' || coalesce("after" ->> 'title', "before" ->> 'title', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING gin (lower("name") gin_trgm_ops);