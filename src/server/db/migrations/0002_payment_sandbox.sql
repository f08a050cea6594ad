CREATE TABLE "installation_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkout_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent" text NOT NULL,
	"product_name" text NOT NULL,
	"amount_total" integer NOT NULL,
	"currency" text NOT NULL,
	"client_reference_id" text,
	"success_url" text NOT NULL,
	"cancel_url" text,
	"is_paid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("pending_registration_id");