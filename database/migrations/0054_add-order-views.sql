CREATE TABLE "order_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"question" jsonb NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_views_length" CHECK (length("order_views"."name") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "order_words" ADD COLUMN "names" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "order_views_name" ON "order_views" USING btree (lower("name"));--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_order_words() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO order_words (order_id, words, names) VALUES (
    NEW.id,
    -- The number behind a # is told from the digits of a phone number.
    lower(concat_ws(' ', NEW.id, '#' || NEW.receipt_number, NEW.email, NEW.user_name, NEW.delivery_name, NEW.titles,
      -- A postcode without its space, a phone number by its national digits: found however they are written.
      replace(NEW.delivery_pin_code, ' ', ''),
      regexp_replace(regexp_replace(NEW.delivery_phone, '\D', '', 'g'), '^((00)?440?|0)', ''))),
    lower(concat_ws(' ', NEW.user_name, nullif(NEW.delivery_name, NEW.user_name)))
  ) ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, names = excluded.names;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER orders_keep_words
  AFTER INSERT OR UPDATE OF email, user_name, delivery_name, titles, delivery_pin_code, delivery_phone, receipt_number ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_order_words();
--> statement-breakpoint
-- Written anew at once, and the index of them all made after that: row by row it would take minutes in a large shop.
DROP INDEX "order_words_parts";--> statement-breakpoint
UPDATE "order_words" SET
  "words" = concat_ws(' ', "words", '#' || "receipt_number"),
  "names" = lower(concat_ws(' ', "user_name", nullif("delivery_name", "user_name")))
  FROM "orders" WHERE "orders"."id" = "order_id";--> statement-breakpoint
CREATE INDEX "order_words_parts" ON "order_words" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "order_words_names" ON "order_words" USING gin ("names" gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
-- Names that may have been meant, with their orders; shop/orders/search-nearly.ts tells which were. The usual threshold of 0.6
-- would leave out two letters that changed places. So many rows bound what a part of a name costs that everybody has.
CREATE FUNCTION orders_named_like(typed text) RETURNS TABLE (names text, ids text[])
  LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold TO 0.3 SET search_path FROM CURRENT AS
  'SELECT names, array_agg(order_id)
    FROM (SELECT order_id, names FROM order_words WHERE names %> typed LIMIT 10000) AS near GROUP BY names';
--> statement-breakpoint
-- Who has the dashboard open hears of each order once it is paid: sent by PostgreSQL when the payment is committed.
CREATE FUNCTION tell_paid_order() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hopup_paid', NEW.receipt_number::text || ' ' || NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tell_paid
  AFTER UPDATE OF receipt_number ON orders
  FOR EACH ROW WHEN (OLD.receipt_number IS NULL AND NEW.receipt_number IS NOT NULL)
  EXECUTE FUNCTION tell_paid_order();
