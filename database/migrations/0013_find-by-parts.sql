DROP INDEX "orders_id_begins";--> statement-breakpoint
DROP INDEX "orders_email_begins";--> statement-breakpoint
DROP INDEX "orders_name_begins";--> statement-breakpoint
DROP INDEX "users_email_begins";--> statement-breakpoint
DROP INDEX "orders_paid";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "titles" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "titles" = sold."titles"
FROM (SELECT "order_id", string_agg("title", ', ' ORDER BY "position") AS "titles" FROM "order_lines" GROUP BY 1) AS sold
WHERE sold."order_id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words" text GENERATED ALWAYS AS (lower("orders"."id" || ' ' || "orders"."email" || ' ' || "orders"."user_name" || ' ' || "orders"."delivery_name" || ' ' || "orders"."titles")
          || ' ' || lower(replace("orders"."delivery_pin_code", ' ', '')) || ' ' || regexp_replace(regexp_replace("orders"."delivery_phone", '\D', '', 'g'), '^((00)?440?|0)', '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "addresses_words" ON "addresses" USING gin ((lower(replace("pin_code", ' ', '')) || ' ' || regexp_replace(regexp_replace("phone", '\D', '', 'g'), '^((00)?440?|0)', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","total_pence","order_status") WHERE paid_at is not null;
