-- What the list of orders is sorted by stands with what it is found by: within `orders`, each change of status would write these
-- indexes anew.
ALTER TABLE "order_words" ADD COLUMN "total_pence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_words" ADD COLUMN "customer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_words" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What staff find orders by, without accents and apostrophes, and with the town: shop/orders/fold-words.ts does the same to what
-- they type.
CREATE FUNCTION fold_words(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(value) <> length(value) THEN
    value := regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g');
  END IF;
  RETURN translate(lower(value), 'łøđ''`‘’', 'lod');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_order_words() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO order_words (order_id, words, names, total_pence, customer, created_at) VALUES (
    NEW.id,
    -- The number behind a # is told from the digits of a phone number.
    fold_words(concat_ws(' ', NEW.id, '#' || NEW.receipt_number, NEW.email, NEW.user_name, NEW.delivery_name, NEW.delivery_city, NEW.titles,
      -- A postcode without its space, a phone number by its national digits: found however they are written.
      replace(NEW.delivery_pin_code, ' ', ''),
      regexp_replace(regexp_replace(NEW.delivery_phone, '\D', '', 'g'), '^((00)?440?|0)', ''))),
    fold_words(concat_ws(' ', NEW.user_name, nullif(NEW.delivery_name, NEW.user_name), NEW.delivery_city)),
    NEW.total_pence, lower(NEW.user_name), NEW.created_at
  ) ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, names = excluded.names,
    total_pence = excluded.total_pence, customer = excluded.customer, created_at = excluded.created_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER orders_keep_words
  AFTER INSERT OR UPDATE OF email, user_name, delivery_name, delivery_city, titles, delivery_pin_code, delivery_phone, receipt_number, total_pence, created_at ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_order_words();
--> statement-breakpoint
-- Written anew at once, and the indexes made after that: row by row it would take minutes in a large shop.
DROP INDEX "order_words_parts";--> statement-breakpoint
DROP INDEX "order_words_names";--> statement-breakpoint
UPDATE "order_words" SET
  "words" = fold_words(concat_ws(' ', "words", "delivery_city")),
  "names" = fold_words(concat_ws(' ', "names", "delivery_city")),
  "total_pence" = "orders"."total_pence",
  "customer" = lower("user_name"),
  "created_at" = "orders"."created_at"
  FROM "orders" WHERE "orders"."id" = "order_id";--> statement-breakpoint
CREATE INDEX "order_words_parts" ON "order_words" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "order_words_names" ON "order_words" USING gin ("names" gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "order_words_total" ON "order_words" USING btree ("total_pence" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"order_id");--> statement-breakpoint
CREATE INDEX "order_words_customer" ON "order_words" USING btree ("customer","created_at" DESC NULLS FIRST,"order_id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("paid_at","created_at" DESC NULLS FIRST,"id") WHERE order_status in ('Pending', 'Confirmed') and payment_status = 'Success';--> statement-breakpoint
CREATE INDEX "orders_set_back" ON "orders" USING btree ("id") WHERE dispatched_at is not null and order_status in ('Pending', 'Confirmed') and payment_status = 'Success';
